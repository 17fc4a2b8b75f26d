CREATE TABLE "pay_addresses" (
	"namespace" text NOT NULL,
	"address" text NOT NULL,
	"invoice_id" uuid NOT NULL,
	CONSTRAINT "pay_addresses_namespace_address_pk" PRIMARY KEY("namespace","address")
);
--> statement-breakpoint
CREATE TABLE "pay_chains" (
	"chain_id" text PRIMARY KEY NOT NULL,
	"holder" text,
	"claimed_until" timestamp with time zone,
	"block_number" numeric(78, 0),
	"block_hash" text,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pay_deposits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"exchange_id" text NOT NULL,
	"chain_id" text NOT NULL,
	"asset" text NOT NULL,
	"address" text NOT NULL,
	"address_key" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_events" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"merchant_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_status" integer,
	"first_attempt_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_indexes" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"next" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"order_id" text NOT NULL,
	"request_hash" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"currency" text NOT NULL,
	"tolerance_bps" integer NOT NULL,
	"status" text NOT NULL,
	"exceptions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mark" text,
	"is_current" boolean NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"monitor_until" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_keys" (
	"merchant_id" text NOT NULL,
	"key" text NOT NULL,
	"invoice_id" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pay_keys_merchant_id_key_pk" PRIMARY KEY("merchant_id","key")
);
--> statement-breakpoint
CREATE TABLE "pay_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"rail" integer,
	"chain_id" text NOT NULL,
	"tx_hash" text NOT NULL,
	"position" text NOT NULL,
	"asset" text NOT NULL,
	"recipient" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"status" text NOT NULL,
	"role" text NOT NULL,
	"confirmations" integer NOT NULL,
	"block_number" numeric(78, 0),
	"block_hash" text,
	"spends" jsonb NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"missed_at" timestamp with time zone,
	"is_buried" boolean DEFAULT false NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_rails" (
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"chain_id" text NOT NULL,
	"asset" text NOT NULL,
	"symbol" text NOT NULL,
	"decimals" integer NOT NULL,
	"recipient" text NOT NULL,
	"recipient_key" text NOT NULL,
	"matching" text NOT NULL,
	"reference" text,
	"price" numeric(78, 0) NOT NULL,
	"confirmations" integer,
	"read_at" timestamp with time zone,
	"next_read_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pay_rails_invoice_id_position_pk" PRIMARY KEY("invoice_id","position")
);
--> statement-breakpoint
CREATE TABLE "pay_refunds" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"transaction" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_reports" (
	"chain_id" text NOT NULL,
	"tx_hash" text NOT NULL,
	"invoice_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pay_reports_chain_id_tx_hash_invoice_id_pk" PRIMARY KEY("chain_id","tx_hash","invoice_id")
);
--> statement-breakpoint
CREATE INDEX "pay_deposits_created" ON "pay_deposits" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_events_sequence" ON "pay_events" USING btree ("invoice_id","sequence");--> statement-breakpoint
CREATE INDEX "pay_events_next" ON "pay_events" USING btree ("next_attempt_at") WHERE "pay_events"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "pay_events_created" ON "pay_events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_invoices_order" ON "pay_invoices" USING btree ("merchant_id","order_id") WHERE "pay_invoices"."is_current";--> statement-breakpoint
CREATE INDEX "pay_invoices_created" ON "pay_invoices" USING btree ("merchant_id","created_at");--> statement-breakpoint
CREATE INDEX "pay_invoices_check" ON "pay_invoices" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "pay_keys_created" ON "pay_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_payments_transfer" ON "pay_payments" USING btree ("chain_id","tx_hash","position");--> statement-breakpoint
CREATE INDEX "pay_payments_invoice" ON "pay_payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "pay_payments_unburied" ON "pay_payments" USING btree ("chain_id","checked_at") WHERE not "pay_payments"."is_buried";--> statement-breakpoint
CREATE INDEX "pay_rails_recipient" ON "pay_rails" USING btree ("chain_id","recipient_key");--> statement-breakpoint
CREATE INDEX "pay_rails_reference" ON "pay_rails" USING btree ("chain_id","reference");--> statement-breakpoint
CREATE INDEX "pay_rails_read" ON "pay_rails" USING btree ("chain_id","next_read_at");--> statement-breakpoint
CREATE INDEX "pay_reports_expires" ON "pay_reports" USING btree ("expires_at");