ALTER TABLE "nft_scans" ADD COLUMN "searched_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "auth_accounts_signed_in" ON "auth_accounts" USING btree ("last_signed_in_at");--> statement-breakpoint
CREATE INDEX "auth_sessions_account" ON "auth_sessions" USING btree ("account_uuid","created_at");--> statement-breakpoint
CREATE INDEX "nft_metadata_fetched" ON "nft_metadata" USING btree ("fetched_at");--> statement-breakpoint
CREATE INDEX "nft_metadata_oldest" ON "nft_metadata" USING btree ("chain_id","contract","fetched_at");--> statement-breakpoint
CREATE INDEX "nft_scans_searched" ON "nft_scans" USING btree ("searched_at");--> statement-breakpoint
DELETE FROM "nft_metadata" WHERE length("document"->>'image') > 65536;
