CREATE TABLE "tax_notes" (
	"pan" text PRIMARY KEY NOT NULL,
	"tin_complete" boolean,
	"tax_waits" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kra_records" (
	"pan" text PRIMARY KEY NOT NULL,
	"birth_date" date NOT NULL,
	"status" text NOT NULL,
	"residency" text NOT NULL,
	"agency" text DEFAULT 'CVL' NOT NULL,
	"status_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pan_cards" (
	"pan" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"birth_date" date NOT NULL,
	"aadhaar_linked" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kyc_registry" ALTER COLUMN "residency" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "kyc_registry" ALTER COLUMN "agency" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "kyc_registry" ADD COLUMN "has_record" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "kyc_registry" ADD COLUMN "source" text DEFAULT 'earlier' NOT NULL;--> statement-breakpoint
ALTER TABLE "kyc_registry" ADD COLUMN "requested_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "kyc_registry" ADD COLUMN "status_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "kyc_registry" ADD COLUMN "consent" text;--> statement-breakpoint
ALTER TABLE "pan_registry" ADD COLUMN "source" text DEFAULT 'earlier' NOT NULL;--> statement-breakpoint
ALTER TABLE "pan_registry" ADD COLUMN "requested_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- In a sandbox the tables were the registries too: its simulators know from now on what stood there.
INSERT INTO "pan_cards" ("pan", "name", "birth_date", "aadhaar_linked")
  SELECT "pan", "name", "birth_date", "aadhaar_linked" FROM "pan_registry" WHERE EXISTS (SELECT 1 FROM "world" WHERE "seeded");--> statement-breakpoint
INSERT INTO "kra_records" ("pan", "birth_date", "status", "residency", "agency", "status_at")
  SELECT k."pan", p."birth_date", k."status", k."residency", k."agency", now() FROM "kyc_registry" k JOIN "pan_registry" p USING ("pan")
  WHERE EXISTS (SELECT 1 FROM "world" WHERE "seeded");
