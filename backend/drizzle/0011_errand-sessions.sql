ALTER TABLE "session_families" ADD COLUMN "errand" text;--> statement-breakpoint
ALTER TABLE "session_families" ADD COLUMN "errand_subject" text;