ALTER TABLE "request_events" ADD COLUMN "by" text;--> statement-breakpoint
CREATE INDEX "access_grants_pan" ON "access_grants" USING btree ("pan");--> statement-breakpoint
UPDATE "request_events" e SET "by" = r."pan", "text" = substr(e."text", 5)
FROM "service_requests" r
WHERE r."id" = e."request_id"
  AND e."text" IN ('You asked for it.', 'You cancelled it.', 'You sent it again.', 'You sent the paper.');--> statement-breakpoint
UPDATE "request_events" e SET "by" = s."pan", "text" = 'confirmed it by a one-time code.'
FROM "request_signatures" s
WHERE s."request_id" = e."request_id" AND s."role" = 'holder' AND s."signed_at" = e."at"
  AND e."text" LIKE '% confirmed it by a one-time code.';
