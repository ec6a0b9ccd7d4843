ALTER TABLE "outbound_calls" ADD COLUMN "trace" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "trace" text;--> statement-breakpoint
CREATE INDEX "audit_request" ON "audit_events" USING btree ("request_id" text_pattern_ops) WHERE request_id is not null;--> statement-breakpoint
CREATE INDEX "outbound_calls_trace" ON "outbound_calls" USING btree ("trace" text_pattern_ops) WHERE trace is not null;