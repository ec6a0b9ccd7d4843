CREATE TABLE "folio_papers" (
	"folio_no" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "new_folio_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"sealed" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"kept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "new_folio_holders" (
	"draft_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"content_hash" text NOT NULL,
	"state" text NOT NULL,
	"link_hash" text,
	"until" timestamp with time zone NOT NULL,
	"code_reference" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "new_folio_holders_draft_id_place_pk" PRIMARY KEY("draft_id","place"),
	CONSTRAINT "new_folio_holders_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
ALTER TABLE "folio_papers" ADD CONSTRAINT "folio_papers_folio_no_folios_folio_no_fk" FOREIGN KEY ("folio_no") REFERENCES "public"."folios"("folio_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "new_folio_drafts" ADD CONSTRAINT "new_folio_drafts_investor_id_investors_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "new_folio_holders" ADD CONSTRAINT "new_folio_holders_draft_id_new_folio_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."new_folio_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "new_folio_drafts_investor" ON "new_folio_drafts" USING btree ("investor_id","saved_at");--> statement-breakpoint
CREATE INDEX "new_folio_drafts_kept" ON "new_folio_drafts" USING btree ("kept_until");