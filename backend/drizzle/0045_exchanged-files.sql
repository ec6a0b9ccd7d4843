CREATE TABLE "outgoing_lines" (
	"channel" text NOT NULL,
	"subject_id" text NOT NULL,
	"line" jsonb NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"file_id" bigint,
	CONSTRAINT "outgoing_lines_channel_subject_id_pk" PRIMARY KEY("channel","subject_id")
);
--> statement-breakpoint
CREATE TABLE "received_files" (
	"channel" text NOT NULL,
	"sha256" text NOT NULL,
	"name" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "received_files_channel_sha256_pk" PRIMARY KEY("channel","sha256")
);
--> statement-breakpoint
CREATE TABLE "sent_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"day" date NOT NULL,
	"number" integer NOT NULL,
	"name" text,
	"written_at" timestamp with time zone,
	CONSTRAINT "sent_files_number" UNIQUE("channel","day","number"),
	CONSTRAINT "sent_files_name" UNIQUE("channel","name")
);
--> statement-breakpoint
ALTER TABLE "outgoing_lines" ADD CONSTRAINT "outgoing_lines_file_id_sent_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."sent_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outgoing_lines_waiting" ON "outgoing_lines" USING btree ("channel","queued_at") WHERE file_id is null;--> statement-breakpoint
CREATE INDEX "outgoing_lines_file" ON "outgoing_lines" USING btree ("file_id");