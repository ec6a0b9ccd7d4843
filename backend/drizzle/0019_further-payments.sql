ALTER TABLE "systematic_plan_versions" ADD COLUMN "step_up" jsonb;--> statement-breakpoint
ALTER TABLE "systematic_plans" ADD COLUMN "step_up" jsonb;