CREATE TABLE "hourly_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"budget" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"investor_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_investor_id_device_hash_pk" PRIMARY KEY("investor_id","device_hash")
);
--> statement-breakpoint
DROP TABLE "otp_checks" CASCADE;--> statement-breakpoint
DROP TABLE "pan_questions" CASCADE;--> statement-breakpoint
ALTER TABLE "otp_challenges" ADD COLUMN "opened_in" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "otp_challenges" ADD COLUMN "own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "otp_challenges" ADD COLUMN "purpose" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "otp_challenges" ADD COLUMN "confirms" text;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_investor_id_investors_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hourly_uses_budget" ON "hourly_uses" USING btree ("budget","at");--> statement-breakpoint
ALTER TABLE "otp_challenges" DROP COLUMN "asked_by";