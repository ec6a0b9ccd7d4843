CREATE INDEX IF NOT EXISTS "ledger_date" ON "ledger_entries" USING btree ("date");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "captures_at" ON "captures" USING btree ("captured_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "captures_reference" ON "captures" USING btree (lower(bank_reference));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "refunds_reference" ON "refunds" USING btree (lower(reference));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payouts_sent" ON "payouts" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payouts_utr" ON "payouts" USING btree (lower(utr));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "debits_presented" ON "debits" USING btree ("presented_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "debits_reference" ON "debits" USING btree (lower(bank_reference));