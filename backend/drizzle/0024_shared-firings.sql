ALTER TABLE "job_clocks" ADD COLUMN "firing_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_plan" ON "orders" USING btree ("plan_id") WHERE plan_id is not null;