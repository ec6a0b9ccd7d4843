CREATE TABLE "scheme_mergers" (
	"from_plan" text PRIMARY KEY NOT NULL,
	"into_plan" text NOT NULL,
	"merged_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pan" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"folio_no" text,
	"scheme_plan_code" text,
	"format" text NOT NULL,
	"delivery" text NOT NULL,
	"state" text NOT NULL,
	"progress" integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"attempts" integer NOT NULL,
	"file_name" text,
	"content_type" text,
	"content" "bytea"
);
--> statement-breakpoint
CREATE INDEX "statements_pan" ON "statements" USING btree ("pan","requested_at");--> statement-breakpoint
CREATE INDEX "statements_open" ON "statements" USING btree ("state","requested_at");