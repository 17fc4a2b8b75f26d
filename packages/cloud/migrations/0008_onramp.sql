CREATE TABLE "onramp_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"secret_hash" text NOT NULL,
	"open_hash" text NOT NULL,
	"status" text NOT NULL,
	"status_at" timestamp with time zone,
	"chain_id" text NOT NULL,
	"asset" text NOT NULL,
	"decimals" integer NOT NULL,
	"address" text NOT NULL,
	"address_key" text NOT NULL,
	"quoted" numeric(78, 0) NOT NULL,
	"currency" text NOT NULL,
	"total" numeric(78, 0) NOT NULL,
	"method" text NOT NULL,
	"country" text NOT NULL,
	"subdivision" text,
	"quote_reference" text,
	"quote_expires_at" timestamp with time zone NOT NULL,
	"redirect_url" text,
	"reference" text,
	"is_sent" boolean DEFAULT false NOT NULL,
	"tx_hash" text,
	"received" numeric(78, 0),
	"failure" text,
	"opens" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"chain_id" text NOT NULL,
	"asset" text NOT NULL,
	"address" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"currency" text NOT NULL,
	"total" numeric(78, 0) NOT NULL,
	"redirect_url" text,
	"tx_hash" text,
	"failure" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "onramp_sessions_open" ON "onramp_sessions" USING btree ("open_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "onramp_sessions_reference" ON "onramp_sessions" USING btree ("provider_id","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "onramp_sessions_delivery" ON "onramp_sessions" USING btree ("chain_id","tx_hash","address_key","asset");--> statement-breakpoint
CREATE INDEX "onramp_sessions_account" ON "onramp_sessions" USING btree ("address_key","chain_id");--> statement-breakpoint
CREATE INDEX "onramp_sessions_updated" ON "onramp_sessions" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "sandbox_payments_updated" ON "sandbox_payments" USING btree ("updated_at");