-- What waits for its NAV becomes an order, asked for in units, with a number and the event of its beginning.
CREATE TEMPORARY TABLE "moved_exits" AS
	SELECT gen_random_uuid() AS "order_id", e."id" AS "exit_id", e."folio_no", e."plan_code", e."to_plan_code", e."units",
		e."asked_at", e."nav_date", e."cancellable_until", f."distributor_arn", f."email", f."mobile",
		i."id" AS "investor_id", i."pan", i."name",
		(SELECT b."bank_id" FROM "folio_banks" b WHERE b."folio_no" = e."folio_no" ORDER BY b."is_default" DESC, b."bank_id" LIMIT 1) AS "bank_id"
	FROM "exit_requests" e
	JOIN "folios" f ON f."folio_no" = e."folio_no"
	JOIN "investors" i ON i."pan" = f."pan"
	WHERE e."state" = 'waiting';
--> statement-breakpoint
INSERT INTO "checkouts" ("id", "investor_id", "investor_pan", "source", "quick_invest", "amount", "created_at", "pay_before")
	SELECT "order_id", "investor_id", "pan", 'W', false, 0, "asked_at", NULL FROM "moved_exits";
--> statement-breakpoint
INSERT INTO "orders" ("id", "checkout_id", "order_number", "kind", "family", "state", "investor_id", "investor_pan", "investor_name",
		"investor_email", "investor_mobile", "distributor_arn", "scheme_plan_code", "to_scheme_plan_code", "folio_no", "terms",
		"units_held", "created_at", "cancel_until", "settle_on", "nav_date")
	SELECT "order_id", "order_id",
		'NM' || to_char("asked_at" AT TIME ZONE 'Asia/Kolkata', 'YYMMDD') || lpad(nextval('order_numbers')::text, 4, '0'),
		CASE WHEN "to_plan_code" IS NULL THEN 'REDEEM' ELSE 'SWITCH' END,
		CASE WHEN "to_plan_code" IS NULL THEN 'redemption' ELSE 'switch' END,
		'accepted', "investor_id", "pan", "name", "email", "mobile", "distributor_arn", "plan_code", "to_plan_code", "folio_no",
		jsonb_build_object('schemePlanCode', "plan_code", 'folioNo', "folio_no",
			'howMuch', jsonb_build_object('amountUnitType', 'UNITS', 'units', "units"::text))
		|| CASE WHEN "to_plan_code" IS NULL
			THEN jsonb_build_object('kind', 'REDEEM', 'bankId', "bank_id")
			ELSE jsonb_build_object('kind', 'SWITCH', 'toSchemePlanCode', "to_plan_code") END,
		"units", "asked_at", "cancellable_until", "nav_date", "nav_date"
	FROM "moved_exits" ORDER BY "asked_at", "exit_id";
--> statement-breakpoint
INSERT INTO "order_events" ("order_id", "from", "to", "cause", "at")
	SELECT "order_id", NULL, 'accepted', 'investor', "asked_at" FROM "moved_exits";
--> statement-breakpoint
DROP TABLE "moved_exits";
--> statement-breakpoint
DROP TABLE "exit_requests";
