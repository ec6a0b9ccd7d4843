ALTER TABLE "investors" ADD COLUMN "contact_changed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "investors" SET "contact_changed_at" = "changes"."done_at" FROM (SELECT "investor_id", max("done_at") AS "done_at" FROM "service_requests" WHERE "code" IN ('UE', 'UM') AND "state" = 'done' GROUP BY "investor_id") AS "changes" WHERE "changes"."investor_id" = "investors"."id";
