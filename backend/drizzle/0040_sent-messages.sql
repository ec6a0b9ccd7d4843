CREATE TABLE "sent_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"masked_to" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"queued_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"second_event_id" uuid,
	"moved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "sent_messages_provider" ON "sent_messages" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "sent_messages_ended" ON "sent_messages" USING btree ("channel","ended_at");--> statement-breakpoint
CREATE INDEX "sent_messages_open" ON "sent_messages" USING btree ("queued_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "sent_messages_age" ON "sent_messages" USING btree ("queued_at");