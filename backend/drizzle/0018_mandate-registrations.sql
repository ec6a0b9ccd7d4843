CREATE SEQUENCE "public"."mandate_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100101 CACHE 1;--> statement-breakpoint
CREATE TABLE "feature_access" (
	"feature_name" text PRIMARY KEY NOT NULL,
	"cug_flag" boolean NOT NULL,
	"cug_users" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mandate_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mandate_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"umrn" text NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mandate_registration_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mandate_registration_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"registration_id" uuid NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mandate_registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"pan" text NOT NULL,
	"bank_id" text NOT NULL,
	"kind" text NOT NULL,
	"limit_paise" bigint NOT NULL,
	"frequency" text DEFAULT 'As presented' NOT NULL,
	"valid_from" date NOT NULL,
	"valid_till" date NOT NULL,
	"method" text NOT NULL,
	"document_id" uuid,
	"raises" text,
	"state" text NOT NULL,
	"reason" text,
	"umrn" text,
	"opened_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expected_on" date,
	"replaced" boolean DEFAULT false NOT NULL,
	CONSTRAINT "mandate_registrations_number_unique" UNIQUE("number"),
	CONSTRAINT "mandate_registrations_umrn" CHECK ((state = 'registered') = (umrn is not null))
);
--> statement-breakpoint
CREATE TABLE "errand_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"pan" text NOT NULL,
	"subject" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"wrong_tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_mandates" (
	"registration_id" uuid PRIMARY KEY NOT NULL,
	"request" jsonb NOT NULL,
	"state" text NOT NULL,
	"umrn" text,
	"reason" text,
	"decided_at" timestamp with time zone,
	"answers_at" timestamp with time zone,
	CONSTRAINT "bank_mandates_umrn_unique" UNIQUE("umrn")
);
--> statement-breakpoint
ALTER TABLE "mandates" ADD COLUMN "frequency" text DEFAULT 'As presented' NOT NULL;--> statement-breakpoint
ALTER TABLE "mandates" ADD COLUMN "inactive_because" text;--> statement-breakpoint
ALTER TABLE "mandates" ADD COLUMN "ending_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mandate_events" ADD CONSTRAINT "mandate_events_umrn_mandates_umrn_fk" FOREIGN KEY ("umrn") REFERENCES "public"."mandates"("umrn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_registration_events" ADD CONSTRAINT "mandate_registration_events_registration_id_mandate_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."mandate_registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_registrations" ADD CONSTRAINT "mandate_registrations_bank_id_bank_accounts_bank_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."bank_accounts"("bank_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_registrations" ADD CONSTRAINT "mandate_registrations_raises_mandates_umrn_fk" FOREIGN KEY ("raises") REFERENCES "public"."mandates"("umrn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_registrations" ADD CONSTRAINT "mandate_registrations_umrn_mandates_umrn_fk" FOREIGN KEY ("umrn") REFERENCES "public"."mandates"("umrn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mandate_events_mandate" ON "mandate_events" USING btree ("umrn","id");--> statement-breakpoint
CREATE INDEX "mandate_registration_events_of" ON "mandate_registration_events" USING btree ("registration_id","id");--> statement-breakpoint
CREATE INDEX "mandate_registrations_pan" ON "mandate_registrations" USING btree ("pan");--> statement-breakpoint
CREATE INDEX "mandate_registrations_open" ON "mandate_registrations" USING btree ("asked_at") WHERE state in ('opened', 'approved');--> statement-breakpoint
CREATE UNIQUE INDEX "mandate_registrations_pending" ON "mandate_registrations" USING btree ("bank_id","kind") WHERE state = 'approved';--> statement-breakpoint
CREATE INDEX "errand_links_pan" ON "errand_links" USING btree ("pan");--> statement-breakpoint
UPDATE "mandates" SET "state" = 'INACTIVE', "inactive_because" = 'REVOKED' WHERE "state" NOT IN ('ACTIVE', 'EXPIRED');--> statement-breakpoint
INSERT INTO "mandate_events" ("umrn", "from", "to", "cause", "at") SELECT "umrn", NULL, 'ACTIVE', 'migration', now() FROM "mandates";--> statement-breakpoint
INSERT INTO "mandate_events" ("umrn", "from", "to", "cause", "at") SELECT "umrn", 'ACTIVE', "state", 'migration', now() FROM "mandates" WHERE "state" <> 'ACTIVE';--> statement-breakpoint
ALTER TABLE "mandates" DROP COLUMN "failure_reason";--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_inactive" CHECK ((state = 'INACTIVE') = (inactive_because is not null));