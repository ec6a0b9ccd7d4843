CREATE TABLE "passkey_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"investor_id" uuid,
	"device_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"credential_id" text PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "security_answers" (
	"investor_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"answer_hash" text NOT NULL,
	CONSTRAINT "security_answers_investor_id_question_id_pk" PRIMARY KEY("investor_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "access_grants" ADD COLUMN "answered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "access_grants" ADD COLUMN "wrong_answers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "access_grants" ADD COLUMN "answers" jsonb;--> statement-breakpoint
ALTER TABLE "session_families" ADD COLUMN "device_name" text;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_investor_id_investors_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_investor_id_investors_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_answers" ADD CONSTRAINT "security_answers_investor_id_investors_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkeys_investor" ON "passkeys" USING btree ("investor_id");--> statement-breakpoint
CREATE INDEX "otp_challenges_email" ON "otp_challenges" USING btree ("email","sent_at");