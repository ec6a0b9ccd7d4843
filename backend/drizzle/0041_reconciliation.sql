CREATE TABLE "reconciliation_lines" (
	"source" text NOT NULL,
	"identity" text NOT NULL,
	"item" text,
	"day" date NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "reconciliation_lines_source_identity_pk" PRIMARY KEY("source","identity")
);
--> statement-breakpoint
CREATE TABLE "reconciliation_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliation_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"day" date NOT NULL,
	"file" text NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"lines" integer NOT NULL,
	"agreed" integer NOT NULL,
	"in_transit" integer NOT NULL,
	"differences" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "reconciliation_lines_item" ON "reconciliation_lines" USING btree ("source","item");--> statement-breakpoint
CREATE INDEX "reconciliation_runs_source" ON "reconciliation_runs" USING btree ("source","day");