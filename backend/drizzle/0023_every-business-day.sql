ALTER TABLE "systematic_plan_versions" ALTER COLUMN "every_months" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "systematic_plans" ALTER COLUMN "every_months" DROP NOT NULL;