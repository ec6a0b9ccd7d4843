CREATE SEQUENCE "public"."folio_numbers" INCREMENT BY 7 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 50010021 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 41 CACHE 1;--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"subject" text,
	"request_id" text,
	"detail" jsonb NOT NULL,
	"position" bigint,
	"hash" text,
	CONSTRAINT "audit_events_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "envelope_nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"investor_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_investor_id_key_pk" PRIMARY KEY("investor_id","key")
);
--> statement-breakpoint
CREATE TABLE "job_clocks" (
	"name" text PRIMARY KEY NOT NULL,
	"fired_up_to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"name" text NOT NULL,
	"fire_at" timestamp with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"error" text,
	CONSTRAINT "job_runs_name_fire_at_pk" PRIMARY KEY("name","fire_at")
);
--> statement-breakpoint
CREATE TABLE "keys" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "message_attachments" (
	"message_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "message_attachments_message_id_place_pk" PRIMARY KEY("message_id","place")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"pan" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"otp" text,
	"prefix" text,
	"sent_at" timestamp with time zone NOT NULL,
	"order" bigint GENERATED ALWAYS AS IDENTITY (sequence name "messages_order_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "outbound_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbound_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"operation" text NOT NULL,
	"request" jsonb NOT NULL,
	"answer" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "world" (
	"id" integer PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL,
	"seeded" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pan" text NOT NULL,
	"purpose" text NOT NULL,
	"registration" jsonb,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"investor_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"temporary" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "investors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pan" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text NOT NULL,
	"country_code" text NOT NULL,
	"is_international" boolean NOT NULL,
	"branch_code" text,
	"birth_date" date,
	"image" text,
	"default_communication" boolean NOT NULL,
	"registered" boolean NOT NULL,
	CONSTRAINT "investors_pan_unique" UNIQUE("pan")
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"pan" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "otp_challenges" (
	"reference" text PRIMARY KEY NOT NULL,
	"pan" text NOT NULL,
	"activity" text NOT NULL,
	"asked_by" text,
	"unique_id" text,
	"code_hash" text,
	"prefix" text NOT NULL,
	"mobile" text,
	"email" text,
	"attempts_left" integer NOT NULL,
	"resends_left" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"validated_at" timestamp with time zone,
	"consumed_at" timestamp with time zone,
	"registration" jsonb
);
--> statement-breakpoint
CREATE TABLE "otp_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pan" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pan_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"asked_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"rotated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session_families" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "kyc_registry" (
	"pan" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"residency" text NOT NULL,
	"tin_complete" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pan_registry" (
	"pan" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"birth_date" date NOT NULL,
	"aadhaar_linked" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "general_links" (
	"label" text PRIMARY KEY NOT NULL,
	"link" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_banners" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"background_color" text,
	"nfo_start_date" date NOT NULL,
	"nfo_end_date" date NOT NULL,
	"cta1_name" text,
	"cta1_url" text,
	"cta2_name" text,
	"cta2_url" text,
	"display_flag" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pan" text NOT NULL,
	"link_hash" text NOT NULL,
	"link_until" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "campaign_visits" (
	"reference_id" uuid PRIMARY KEY NOT NULL,
	"pan" text NOT NULL,
	"source" text NOT NULL,
	"medium" text NOT NULL,
	"campaign" text NOT NULL,
	"term" text NOT NULL,
	"content" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_clicks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tracker_id" text NOT NULL,
	"clicked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"tracker_id" text PRIMARY KEY NOT NULL,
	"pan" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"url" text,
	"cta_text" text,
	"important" boolean NOT NULL,
	"module" text NOT NULL,
	"status" text NOT NULL,
	"read" boolean NOT NULL,
	"dialog_html" text,
	"sent_date" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"pan" text NOT NULL,
	"token_hash" text NOT NULL,
	"device_token" text NOT NULL,
	"browser" text NOT NULL,
	"browser_version" text NOT NULL,
	"os" text NOT NULL,
	"os_version" text NOT NULL,
	"topics" jsonb NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_devices_pan_token_hash_pk" PRIMARY KEY("pan","token_hash")
);
--> statement-breakpoint
CREATE TABLE "feedback_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pan" text NOT NULL,
	"due_on" date NOT NULL,
	"answered_at" timestamp with time zone,
	"reference_hash" text,
	"reference_until" timestamp with time zone,
	"score" smallint,
	"comment" text,
	CONSTRAINT "feedback_requests_reference_hash_unique" UNIQUE("reference_hash")
);
--> statement-breakpoint
CREATE TABLE "benchmark_levels" (
	"benchmark" text NOT NULL,
	"date" date NOT NULL,
	"level" numeric(14, 4) NOT NULL,
	CONSTRAINT "benchmark_levels_benchmark_date_pk" PRIMARY KEY("benchmark","date")
);
--> statement-breakpoint
CREATE TABLE "distributions" (
	"plan_code" text NOT NULL,
	"record_date" date NOT NULL,
	"rupees_per_unit" numeric(14, 4) NOT NULL,
	CONSTRAINT "distributions_plan_code_record_date_pk" PRIMARY KEY("plan_code","record_date")
);
--> statement-breakpoint
CREATE TABLE "nav_publications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nav_publications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"nav_date" date NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "navs" (
	"plan_code" text NOT NULL,
	"date" date NOT NULL,
	"nav" numeric(14, 4) NOT NULL,
	CONSTRAINT "navs_plan_code_date_pk" PRIMARY KEY("plan_code","date")
);
--> statement-breakpoint
CREATE TABLE "scheme_plans" (
	"code" text PRIMARY KEY NOT NULL,
	"scheme_code" text NOT NULL,
	"plan" text NOT NULL,
	"option" text NOT NULL,
	"expense_basis_points" integer NOT NULL,
	"amfi_code" text,
	"isin" text,
	CONSTRAINT "scheme_plans_isin_unique" UNIQUE("isin")
);
--> statement-breakpoint
CREATE TABLE "schemes" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"sub_category" text NOT NULL,
	"kind" text NOT NULL,
	"lock_in_years" integer NOT NULL,
	"risk" text NOT NULL,
	"benchmark" text NOT NULL,
	"benchmark_risk" text NOT NULL,
	"tagline" text NOT NULL,
	"objective" text NOT NULL,
	"horizon" text NOT NULL,
	"exit_load" text NOT NULL,
	"redemption_days" integer NOT NULL,
	"fund_size_crore" integer NOT NULL,
	"launched_on" date NOT NULL,
	"face_value" numeric(14, 4) NOT NULL,
	"purchase_allowed" boolean NOT NULL,
	"sip_allowed" boolean NOT NULL,
	"min_purchase_paise" bigint NOT NULL,
	"min_additional_paise" bigint NOT NULL,
	"min_sip_paise" bigint NOT NULL,
	"multiple_paise" bigint NOT NULL,
	"nfo_start" date,
	"nfo_end" date,
	"auto_switch_till" date,
	"is_default" boolean NOT NULL,
	"display_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"bank_id" text PRIMARY KEY NOT NULL,
	"pan" text NOT NULL,
	"bank_name" text NOT NULL,
	"ifsc" text NOT NULL,
	"branch_name" text NOT NULL,
	"branch_city" text NOT NULL,
	"account_type" text NOT NULL,
	"account_number" text NOT NULL,
	"usable_from" date NOT NULL,
	CONSTRAINT "bank_accounts_once" UNIQUE("pan","ifsc","account_number")
);
--> statement-breakpoint
CREATE TABLE "exit_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"folio_no" text NOT NULL,
	"plan_code" text NOT NULL,
	"to_plan_code" text,
	"units" numeric(18, 3) NOT NULL,
	"estimate_paise" bigint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"nav_date" date NOT NULL,
	"cancellable_until" timestamp with time zone NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "folio_banks" (
	"folio_no" text NOT NULL,
	"bank_id" text NOT NULL,
	"is_default" boolean NOT NULL,
	CONSTRAINT "folio_banks_folio_no_bank_id_pk" PRIMARY KEY("folio_no","bank_id")
);
--> statement-breakpoint
CREATE TABLE "folio_holders" (
	"folio_no" text NOT NULL,
	"place" integer NOT NULL,
	"pan" text NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text NOT NULL,
	"last_name" text NOT NULL,
	CONSTRAINT "folio_holders_folio_no_place_pk" PRIMARY KEY("folio_no","place")
);
--> statement-breakpoint
CREATE TABLE "folios" (
	"folio_no" text PRIMARY KEY NOT NULL,
	"pan" text NOT NULL,
	"holding_mode" text NOT NULL,
	"is_demat" boolean NOT NULL,
	"email" text NOT NULL,
	"country_code" text NOT NULL,
	"mobile" text NOT NULL,
	"distributor_arn" text,
	"euin" text,
	"ria_code" text,
	"branch_code" text,
	"opened_on" date NOT NULL,
	"opened_by" text,
	CONSTRAINT "folios_opened_by_unique" UNIQUE("opened_by")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"folio_no" text NOT NULL,
	"plan_code" text NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"units" numeric(18, 3) NOT NULL,
	"amount_paise" bigint NOT NULL,
	"stamp_duty_paise" bigint NOT NULL,
	"nav" numeric(14, 4) NOT NULL,
	"cost_paise" bigint NOT NULL,
	"other_plan_code" text,
	"order_id" text NOT NULL,
	CONSTRAINT "ledger_amounts" CHECK (amount_paise >= 0 and stamp_duty_paise >= 0)
);
--> statement-breakpoint
CREATE TABLE "lots" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"folio_no" text NOT NULL,
	"plan_code" text NOT NULL,
	"bought_on" date NOT NULL,
	"units_left" numeric(18, 3) NOT NULL,
	"cost_left_paise" bigint NOT NULL,
	CONSTRAINT "lots_never_negative" CHECK (units_left >= 0 and cost_left_paise >= 0)
);
--> statement-breakpoint
CREATE TABLE "nominees" (
	"folio_no" text NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"relation" text NOT NULL,
	"share_percent" numeric(5, 2) NOT NULL,
	CONSTRAINT "nominees_folio_no_place_pk" PRIMARY KEY("folio_no","place")
);
--> statement-breakpoint
CREATE TABLE "unclaimed_payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"folio_no" text NOT NULL,
	"plan_code" text NOT NULL,
	"paid_on" date NOT NULL,
	"amount_paise" bigint NOT NULL,
	"claimed_on" date
);
--> statement-breakpoint
CREATE TABLE "unit_blocks" (
	"folio_no" text NOT NULL,
	"plan_code" text NOT NULL,
	"hold_units" numeric(18, 3) NOT NULL,
	"lien_units" numeric(18, 3) NOT NULL,
	"employee_free_units" numeric(18, 3) NOT NULL,
	CONSTRAINT "unit_blocks_folio_no_plan_code_pk" PRIMARY KEY("folio_no","plan_code")
);
--> statement-breakpoint
CREATE TABLE "plan_instalments" (
	"plan_id" text NOT NULL,
	"due_on" date NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	CONSTRAINT "plan_instalments_plan_id_due_on_pk" PRIMARY KEY("plan_id","due_on")
);
--> statement-breakpoint
CREATE TABLE "systematic_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"folio_no" text NOT NULL,
	"kind" text NOT NULL,
	"plan_code" text NOT NULL,
	"to_plan_code" text,
	"amount_paise" bigint NOT NULL,
	"day_of_month" integer NOT NULL,
	"every_months" integer NOT NULL,
	"first_due" date NOT NULL,
	"last_due" date,
	"state" text NOT NULL,
	"registered_on" date NOT NULL,
	"registered_online" boolean NOT NULL,
	"bank_id" text,
	"umrn" text
);
--> statement-breakpoint
CREATE TABLE "mandates" (
	"umrn" text PRIMARY KEY NOT NULL,
	"pan" text NOT NULL,
	"bank_id" text NOT NULL,
	"kind" text NOT NULL,
	"limit_paise" bigint NOT NULL,
	"valid_from" date NOT NULL,
	"valid_till" date NOT NULL,
	"state" text NOT NULL,
	"failure_reason" text
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"investor_id" uuid NOT NULL,
	"investor_pan" text NOT NULL,
	"investor_name" text NOT NULL,
	"investor_email" text NOT NULL,
	"investor_mobile" text NOT NULL,
	"distributor_arn" text,
	"source" text NOT NULL,
	"quick_invest" boolean NOT NULL,
	"scheme_plan_code" text NOT NULL,
	"folio_no" text,
	"new_folio" jsonb,
	"amount" bigint NOT NULL,
	"stamp_duty" bigint NOT NULL,
	"net_amount" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pay_before" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"nav_date" date,
	"nav" numeric(14, 4),
	"units" numeric(18, 3),
	"allotted_at" timestamp with time zone,
	"receipts_sent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "orders_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "orders_cost" CHECK (amount > 0 and stamp_duty >= 0 and net_amount > 0 and amount = stamp_duty + net_amount),
	CONSTRAINT "orders_folio" CHECK (folio_no is not null or new_folio is not null)
);
--> statement-breakpoint
CREATE TABLE "captures" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"bank_reference" text NOT NULL,
	"captured_at" timestamp with time zone NOT NULL,
	"use" text NOT NULL,
	CONSTRAINT "captures_bank_reference_unique" UNIQUE("bank_reference"),
	CONSTRAINT "captures_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "gateway_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "gateway_sessions" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"payee" text NOT NULL,
	"amount" bigint NOT NULL,
	"mode" text NOT NULL,
	"bank" text,
	"return_url" text NOT NULL,
	"callback_url" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"bank_reference" text,
	"refund_reference" text,
	"opened_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_callbacks" (
	"event_id" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"body" jsonb NOT NULL,
	"effect" text NOT NULL,
	"copies" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" uuid NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"mode" text NOT NULL,
	"bank_id" text,
	"bank_name" text,
	"account_last4" text,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "payments_key" UNIQUE("order_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry" text NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "postings_once" UNIQUE("entry","account")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"reference" text,
	CONSTRAINT "refunds_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "verified_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"account_number" text NOT NULL,
	"ifsc_code" text NOT NULL,
	"reference" text NOT NULL,
	"verified_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verified_accounts_once" UNIQUE("investor_id","account_number","ifsc_code")
);
--> statement-breakpoint
CREATE TABLE "client_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"received_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"kernel" text NOT NULL,
	"shell" text NOT NULL,
	"page" text NOT NULL,
	"visit" text NOT NULL,
	"code" text,
	"stage" text,
	"message" text,
	"count" integer NOT NULL,
	"vital" text,
	"value" double precision
);
--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_investor_id_investors_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_family_id_session_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."session_families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_families" ADD CONSTRAINT "session_families_investor_id_investors_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_clicks" ADD CONSTRAINT "notification_clicks_tracker_id_notifications_tracker_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "public"."notifications"("tracker_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_plans" ADD CONSTRAINT "scheme_plans_scheme_code_schemes_code_fk" FOREIGN KEY ("scheme_code") REFERENCES "public"."schemes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exit_requests" ADD CONSTRAINT "exit_requests_folio_no_folios_folio_no_fk" FOREIGN KEY ("folio_no") REFERENCES "public"."folios"("folio_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exit_requests" ADD CONSTRAINT "exit_requests_plan_code_scheme_plans_code_fk" FOREIGN KEY ("plan_code") REFERENCES "public"."scheme_plans"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exit_requests" ADD CONSTRAINT "exit_requests_to_plan_code_scheme_plans_code_fk" FOREIGN KEY ("to_plan_code") REFERENCES "public"."scheme_plans"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folio_banks" ADD CONSTRAINT "folio_banks_folio_no_folios_folio_no_fk" FOREIGN KEY ("folio_no") REFERENCES "public"."folios"("folio_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folio_banks" ADD CONSTRAINT "folio_banks_bank_id_bank_accounts_bank_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."bank_accounts"("bank_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folio_holders" ADD CONSTRAINT "folio_holders_folio_no_folios_folio_no_fk" FOREIGN KEY ("folio_no") REFERENCES "public"."folios"("folio_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_folio_no_folios_folio_no_fk" FOREIGN KEY ("folio_no") REFERENCES "public"."folios"("folio_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_plan_code_scheme_plans_code_fk" FOREIGN KEY ("plan_code") REFERENCES "public"."scheme_plans"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_other_plan_code_scheme_plans_code_fk" FOREIGN KEY ("other_plan_code") REFERENCES "public"."scheme_plans"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_folio_no_folios_folio_no_fk" FOREIGN KEY ("folio_no") REFERENCES "public"."folios"("folio_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_plan_code_scheme_plans_code_fk" FOREIGN KEY ("plan_code") REFERENCES "public"."scheme_plans"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nominees" ADD CONSTRAINT "nominees_folio_no_folios_folio_no_fk" FOREIGN KEY ("folio_no") REFERENCES "public"."folios"("folio_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unclaimed_payouts" ADD CONSTRAINT "unclaimed_payouts_folio_no_folios_folio_no_fk" FOREIGN KEY ("folio_no") REFERENCES "public"."folios"("folio_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unclaimed_payouts" ADD CONSTRAINT "unclaimed_payouts_plan_code_scheme_plans_code_fk" FOREIGN KEY ("plan_code") REFERENCES "public"."scheme_plans"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_blocks" ADD CONSTRAINT "unit_blocks_folio_no_folios_folio_no_fk" FOREIGN KEY ("folio_no") REFERENCES "public"."folios"("folio_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_blocks" ADD CONSTRAINT "unit_blocks_plan_code_scheme_plans_code_fk" FOREIGN KEY ("plan_code") REFERENCES "public"."scheme_plans"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_instalments" ADD CONSTRAINT "plan_instalments_plan_id_systematic_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."systematic_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "systematic_plans" ADD CONSTRAINT "systematic_plans_folio_no_folios_folio_no_fk" FOREIGN KEY ("folio_no") REFERENCES "public"."folios"("folio_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "systematic_plans" ADD CONSTRAINT "systematic_plans_plan_code_scheme_plans_code_fk" FOREIGN KEY ("plan_code") REFERENCES "public"."scheme_plans"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "systematic_plans" ADD CONSTRAINT "systematic_plans_to_plan_code_scheme_plans_code_fk" FOREIGN KEY ("to_plan_code") REFERENCES "public"."scheme_plans"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "systematic_plans" ADD CONSTRAINT "systematic_plans_bank_id_bank_accounts_bank_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."bank_accounts"("bank_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_bank_id_bank_accounts_bank_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."bank_accounts"("bank_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captures" ADD CONSTRAINT "captures_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_captures_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."captures"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_unsealed" ON "audit_events" USING btree ("id") WHERE position is null;--> statement-breakpoint
CREATE INDEX "envelope_nonces_age" ON "envelope_nonces" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "messages_pan" ON "messages" USING btree ("pan");--> statement-breakpoint
CREATE INDEX "messages_to" ON "messages" USING btree ("to");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "otp_challenges_pan" ON "otp_challenges" USING btree ("pan","sent_at");--> statement-breakpoint
CREATE INDEX "otp_checks_pan" ON "otp_checks" USING btree ("pan","at");--> statement-breakpoint
CREATE INDEX "pan_questions_asked_by" ON "pan_questions" USING btree ("asked_by","at");--> statement-breakpoint
CREATE INDEX "session_families_investor" ON "session_families" USING btree ("investor_id");--> statement-breakpoint
CREATE INDEX "documents_pan" ON "documents" USING btree ("pan","uploaded_at");--> statement-breakpoint
CREATE INDEX "campaign_visits_pan" ON "campaign_visits" USING btree ("pan","at");--> statement-breakpoint
CREATE INDEX "notification_clicks_tracker" ON "notification_clicks" USING btree ("tracker_id");--> statement-breakpoint
CREATE INDEX "notifications_pan" ON "notifications" USING btree ("pan","sent_date");--> statement-breakpoint
CREATE INDEX "feedback_requests_pan" ON "feedback_requests" USING btree ("pan","due_on");--> statement-breakpoint
CREATE INDEX "scheme_plans_scheme" ON "scheme_plans" USING btree ("scheme_code");--> statement-breakpoint
CREATE INDEX "scheme_plans_amfi" ON "scheme_plans" USING btree ("amfi_code");--> statement-breakpoint
CREATE INDEX "exit_requests_folio" ON "exit_requests" USING btree ("folio_no");--> statement-breakpoint
CREATE INDEX "exit_requests_state" ON "exit_requests" USING btree ("state");--> statement-breakpoint
CREATE INDEX "folios_pan" ON "folios" USING btree ("pan");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_once" ON "ledger_entries" USING btree ("order_id","kind");--> statement-breakpoint
CREATE INDEX "ledger_folio" ON "ledger_entries" USING btree ("folio_no","plan_code","date");--> statement-breakpoint
CREATE INDEX "lots_holding" ON "lots" USING btree ("folio_no","plan_code");--> statement-breakpoint
CREATE INDEX "systematic_plans_folio" ON "systematic_plans" USING btree ("folio_no");--> statement-breakpoint
CREATE INDEX "mandates_pan" ON "mandates" USING btree ("pan");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_investor" ON "orders" USING btree ("investor_pan","created_at");--> statement-breakpoint
CREATE INDEX "orders_to_expire" ON "orders" USING btree ("pay_before") WHERE state = 'created';--> statement-breakpoint
CREATE INDEX "orders_to_allot" ON "orders" USING btree ("nav_date") WHERE state = 'paid';--> statement-breakpoint
CREATE UNIQUE INDEX "captures_one_for_an_order" ON "captures" USING btree ("order_id") WHERE use = 'order';--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("order_id") WHERE state in ('started', 'pending');--> statement-breakpoint
CREATE INDEX "postings_order" ON "postings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "client_events_age" ON "client_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "client_events_visit" ON "client_events" USING btree ("visit");