CREATE TABLE "auth_accounts" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"caip_network_id" text NOT NULL,
	"address" text NOT NULL,
	"address_key" text NOT NULL,
	"profile_uuid" uuid NOT NULL,
	"connection_method" jsonb,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_signed_in_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"account_uuid" uuid NOT NULL,
	"origin" text,
	"domain" text NOT NULL,
	"uri" text NOT NULL,
	"nonce" text NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"renewed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "auth_used_nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "auth_accounts_account" ON "auth_accounts" USING btree ("project_id","caip_network_id","address_key");--> statement-breakpoint
CREATE INDEX "auth_accounts_profile" ON "auth_accounts" USING btree ("profile_uuid");--> statement-breakpoint
CREATE INDEX "auth_sessions_expires" ON "auth_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "auth_used_nonces_expires" ON "auth_used_nonces" USING btree ("expires_at");