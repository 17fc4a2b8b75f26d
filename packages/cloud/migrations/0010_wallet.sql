CREATE TABLE "wallet_addresses" (
	"user_id" text NOT NULL,
	"namespace" text NOT NULL,
	"address" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "wallet_addresses_user_id_position_pk" PRIMARY KEY("user_id","position")
);
--> statement-breakpoint
CREATE TABLE "wallet_audit" (
	"user_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"device_label" text,
	"origin" text,
	"hash" text NOT NULL,
	CONSTRAINT "wallet_audit_user_id_sequence_pk" PRIMARY KEY("user_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "wallet_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"thumbprint" text NOT NULL,
	"project_id" text NOT NULL,
	"origin" text NOT NULL,
	"user_id" text,
	"new_email" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_devices" (
	"user_id" text NOT NULL,
	"thumbprint" text NOT NULL,
	"label" text NOT NULL,
	"origins" jsonb NOT NULL,
	"proven_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"blocked_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_devices_user_id_thumbprint_pk" PRIMARY KEY("user_id","thumbprint")
);
--> statement-breakpoint
CREATE TABLE "wallet_escrow" (
	"user_id" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"encapsulation" text NOT NULL,
	"ciphertext" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_escrow_requests" (
	"user_id" text NOT NULL,
	"thumbprint" text NOT NULL,
	"cancel_hash" text NOT NULL,
	"is_canceled" boolean DEFAULT false NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_escrow_requests_user_id_thumbprint_pk" PRIMARY KEY("user_id","thumbprint")
);
--> statement-breakpoint
CREATE TABLE "wallet_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"email" text,
	"is_verified" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "wallet_paths" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"blob" text NOT NULL,
	"sealed_server_key" text NOT NULL,
	"credential_id" text,
	"hashing" jsonb,
	"oprf_key_id" text,
	"thumbprint" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"blocked_until" timestamp with time zone,
	"tested_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_paths_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "wallet_proofs" (
	"thumbprint" text NOT NULL,
	"jti" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_proofs_thumbprint_jti_pk" PRIMARY KEY("thumbprint","jti")
);
--> statement-breakpoint
CREATE TABLE "wallet_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"thumbprint" text NOT NULL,
	"origin" text NOT NULL,
	"token_hash" text NOT NULL,
	"refresh_hash" text NOT NULL,
	"fresh_until" timestamp with time zone NOT NULL,
	"token_expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_users" (
	"id" text PRIMARY KEY NOT NULL,
	"custody" text NOT NULL,
	"control_key" text,
	"epoch" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wallet_addresses" ADD CONSTRAINT "wallet_addresses_user_id_wallet_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "wallet_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_audit" ADD CONSTRAINT "wallet_audit_user_id_wallet_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "wallet_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_codes" ADD CONSTRAINT "wallet_codes_user_id_wallet_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "wallet_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_devices" ADD CONSTRAINT "wallet_devices_user_id_wallet_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "wallet_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_escrow" ADD CONSTRAINT "wallet_escrow_user_id_wallet_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "wallet_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_escrow_requests" ADD CONSTRAINT "wallet_escrow_requests_user_id_wallet_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "wallet_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_identities" ADD CONSTRAINT "wallet_identities_user_id_wallet_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "wallet_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_paths" ADD CONSTRAINT "wallet_paths_user_id_wallet_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "wallet_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_sessions" ADD CONSTRAINT "wallet_sessions_user_id_wallet_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "wallet_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_audit_at" ON "wallet_audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "wallet_codes_email" ON "wallet_codes" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "wallet_codes_created" ON "wallet_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "wallet_devices_used" ON "wallet_devices" USING btree ("used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_escrow_requests_cancel" ON "wallet_escrow_requests" USING btree ("cancel_hash");--> statement-breakpoint
CREATE INDEX "wallet_escrow_requests_created" ON "wallet_escrow_requests" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_identities_user" ON "wallet_identities" USING btree ("user_id","provider");--> statement-breakpoint
CREATE INDEX "wallet_proofs_expires" ON "wallet_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wallet_sessions_user" ON "wallet_sessions" USING btree ("user_id","thumbprint");--> statement-breakpoint
CREATE INDEX "wallet_sessions_expires" ON "wallet_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wallet_users_login" ON "wallet_users" USING btree ("last_login_at");