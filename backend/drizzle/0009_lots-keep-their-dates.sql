ALTER TABLE "lots" DROP CONSTRAINT "lots_pkey";--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_entry_id_bought_on_pk" PRIMARY KEY("entry_id","bought_on");
