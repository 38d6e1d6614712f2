CREATE TABLE "devices" (
	"token_hash" text NOT NULL,
	"customer_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "devices_token_hash_customer_id_pk" PRIMARY KEY("token_hash","customer_id")
);
--> statement-breakpoint
ALTER TABLE "customers" DROP CONSTRAINT "customers_email_unique";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
UPDATE "customers" SET "verified_at" = "created_at";--> statement-breakpoint
DELETE FROM "secrets";--> statement-breakpoint
DELETE FROM "outbox";--> statement-breakpoint
DELETE FROM "csp_reports";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "next_try_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "secrets" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "former_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "renewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "page_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "link" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "received_ttc" integer;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "devices_customer" ON "devices" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "secrets" ADD CONSTRAINT "secrets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_email" ON "customers" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_verified" ON "customers" USING btree ("email") WHERE "customers"."verified_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_next" ON "outbox" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "sessions_former" ON "sessions" USING btree ("former_hash");--> statement-breakpoint
CREATE INDEX "sessions_seen" ON "sessions" USING btree ("seen_at");