CREATE SEQUENCE "public"."request_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "request_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" uuid NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_papers" (
	"request_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_papers_request_id_document_id_pk" PRIMARY KEY("request_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "request_signatures" (
	"request_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"role" text NOT NULL,
	"pan" text NOT NULL,
	"name" text NOT NULL,
	"mobile" text,
	"email" text,
	"signed_at" timestamp with time zone,
	"device_hash" text,
	CONSTRAINT "request_signatures_request_id_place_pk" PRIMARY KEY("request_id","place")
);
--> statement-breakpoint
CREATE TABLE "service_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_number" text NOT NULL,
	"code" text NOT NULL,
	"state" text NOT NULL,
	"pan" text NOT NULL,
	"investor_id" uuid NOT NULL,
	"folio_no" text,
	"terms" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"device_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"waits_from" date,
	"waits_until" date,
	"paper_wanted" text,
	"reason" text,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "service_requests_request_number_unique" UNIQUE("request_number")
);
--> statement-breakpoint
CREATE TABLE "tax_declarations" (
	"pan" text NOT NULL,
	"version" integer NOT NULL,
	"declaration" jsonb NOT NULL,
	"request_id" uuid NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tax_declarations_pan_version_pk" PRIMARY KEY("pan","version")
);
--> statement-breakpoint
ALTER TABLE "folio_banks" ADD COLUMN "usable_from" date;--> statement-breakpoint
ALTER TABLE "folios" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "folios" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "folios" ADD COLUMN "nomination_declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "nominees" ADD COLUMN "birth_date" date;--> statement-breakpoint
ALTER TABLE "nominees" ADD COLUMN "identity_kind" text;--> statement-breakpoint
ALTER TABLE "nominees" ADD COLUMN "identity_number" text;--> statement-breakpoint
ALTER TABLE "nominees" ADD COLUMN "guardian_name" text;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_request_id_service_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."service_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_papers" ADD CONSTRAINT "request_papers_request_id_service_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."service_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_signatures" ADD CONSTRAINT "request_signatures_request_id_service_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."service_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_folio_no_folios_folio_no_fk" FOREIGN KEY ("folio_no") REFERENCES "public"."folios"("folio_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_declarations" ADD CONSTRAINT "tax_declarations_request_id_service_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."service_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_events_request" ON "request_events" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "request_signatures_pan" ON "request_signatures" USING btree ("pan");--> statement-breakpoint
CREATE INDEX "service_requests_pan" ON "service_requests" USING btree ("pan","created_at");--> statement-breakpoint
CREATE INDEX "service_requests_state" ON "service_requests" USING btree ("state");