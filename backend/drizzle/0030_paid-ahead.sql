DROP INDEX "orders_holding";--> statement-breakpoint
CREATE INDEX "orders_holding" ON "orders" USING btree ("folio_no","scheme_plan_code") WHERE state in ('accepted', 'paid_ahead');