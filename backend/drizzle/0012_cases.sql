CREATE SEQUENCE "public"."case_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 917 CACHE 1;--> statement-breakpoint
CREATE TABLE "case_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by_us" boolean NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_papers" (
	"entry_id" bigint NOT NULL,
	"place" smallint NOT NULL,
	"document_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "case_papers_entry_id_place_pk" PRIMARY KEY("entry_id","place")
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"pan" text NOT NULL,
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"answer_by" date,
	"closed_at" timestamp with time zone,
	"score" smallint,
	"comment" text,
	CONSTRAINT "cases_number_unique" UNIQUE("number"),
	CONSTRAINT "cases_answer_by" CHECK ((state = 'open') = (answer_by is not null)),
	CONSTRAINT "cases_closed_at" CHECK ((state = 'closed') = (closed_at is not null)),
	CONSTRAINT "cases_score" CHECK (score between 0 and 10)
);
--> statement-breakpoint
ALTER TABLE "case_entries" ADD CONSTRAINT "case_entries_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_papers" ADD CONSTRAINT "case_papers_entry_id_case_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."case_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_papers" ADD CONSTRAINT "case_papers_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_entries_case" ON "case_entries" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "cases_pan" ON "cases" USING btree ("pan","last_at");