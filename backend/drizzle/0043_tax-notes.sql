INSERT INTO "tax_notes" ("pan", "tin_complete", "tax_waits") SELECT "pan", "tin_complete", "tax_waits" FROM "kyc_registry";--> statement-breakpoint
ALTER TABLE "kyc_registry" DROP COLUMN "tin_complete";--> statement-breakpoint
ALTER TABLE "kyc_registry" DROP COLUMN "tax_waits";