CREATE INDEX "ledger_date" ON "ledger_entries" USING btree ("date");--> statement-breakpoint
CREATE INDEX "captures_at" ON "captures" USING btree ("captured_at");--> statement-breakpoint
CREATE INDEX "captures_reference" ON "captures" USING btree (lower(bank_reference));--> statement-breakpoint
CREATE INDEX "refunds_reference" ON "refunds" USING btree (lower(reference));--> statement-breakpoint
CREATE INDEX "payouts_sent" ON "payouts" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "payouts_utr" ON "payouts" USING btree (lower(utr));--> statement-breakpoint
CREATE INDEX "debits_presented" ON "debits" USING btree ("presented_at");--> statement-breakpoint
CREATE INDEX "debits_reference" ON "debits" USING btree (lower(bank_reference));