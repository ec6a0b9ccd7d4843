ALTER TABLE "outbox" ADD COLUMN "lane" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "group_id" text;--> statement-breakpoint
ALTER TABLE "access_grants" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "outbound_calls_age" ON "outbound_calls" USING brin ("at");--> statement-breakpoint
CREATE INDEX "outbox_due_in_lane" ON "outbox" USING btree ("lane","next_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "outbox_group" ON "outbox" USING btree ("group_id","created_at") WHERE state = 'pending' and group_id is not null;--> statement-breakpoint
CREATE INDEX "outbox_done" ON "outbox" USING brin ("done_at");--> statement-breakpoint
CREATE INDEX "provider_callbacks_age" ON "provider_callbacks" USING brin ("received_at");