DROP INDEX "auth_accounts_account";--> statement-breakpoint
ALTER TABLE "auth_accounts" ADD COLUMN "proof" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "sign_in_chains" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "auth_accounts_account" ON "auth_accounts" USING btree ("project_id","caip_network_id","address_key","proof");--> statement-breakpoint
UPDATE "projects" SET "sign_in_chains" = '["*"]'::jsonb WHERE "id" = 'local';
