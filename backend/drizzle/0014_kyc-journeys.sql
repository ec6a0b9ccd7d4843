CREATE TABLE "kyc_journeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pan" text NOT NULL,
	"way" text NOT NULL,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"return_path" text,
	"return_hash" text,
	"return_until" timestamp with time zone,
	"return_used_at" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kyc_journeys_return_hash_unique" UNIQUE("return_hash")
);
--> statement-breakpoint
CREATE TABLE "kyc_videos" (
	"journey_id" uuid PRIMARY KEY NOT NULL,
	"digits" text NOT NULL,
	"record_by" timestamp with time zone NOT NULL,
	"size" integer,
	"media_type" text,
	"papers" jsonb,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sealed_pieces" (
	"subject" uuid NOT NULL,
	"place" integer NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "sealed_pieces_subject_place_pk" PRIMARY KEY("subject","place")
);
--> statement-breakpoint
CREATE TABLE "kyc_sessions" (
	"journey_id" uuid PRIMARY KEY NOT NULL,
	"flow" text NOT NULL,
	"pan" text NOT NULL,
	"name" text NOT NULL,
	"return_url" text NOT NULL,
	"callback_url" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"opened_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "kyc_registry" ADD COLUMN "agency" text DEFAULT 'CVL' NOT NULL;--> statement-breakpoint
ALTER TABLE "kyc_videos" ADD CONSTRAINT "kyc_videos_journey_id_kyc_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."kyc_journeys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kyc_journeys_pan" ON "kyc_journeys" USING btree ("pan","started_at");