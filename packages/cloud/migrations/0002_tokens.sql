CREATE TABLE "received_tokens" (
	"chain_id" text NOT NULL,
	"account" text NOT NULL,
	"token" text NOT NULL,
	"block" bigint NOT NULL,
	CONSTRAINT "received_tokens_chain_id_account_token_pk" PRIMARY KEY("chain_id","account","token")
);
--> statement-breakpoint
CREATE TABLE "token_scans" (
	"chain_id" text NOT NULL,
	"account" text NOT NULL,
	"lowest" bigint NOT NULL,
	"highest" bigint NOT NULL,
	"searched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "token_scans_chain_id_account_pk" PRIMARY KEY("chain_id","account")
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"chain_id" text NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"symbol" text NOT NULL,
	"decimals" integer,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tokens_chain_id_address_pk" PRIMARY KEY("chain_id","address")
);
--> statement-breakpoint
CREATE INDEX "received_tokens_newest" ON "received_tokens" USING btree ("chain_id","account","block");--> statement-breakpoint
CREATE INDEX "token_scans_searched" ON "token_scans" USING btree ("searched_at");
