CREATE TABLE "nft_collections" (
	"chain_id" text NOT NULL,
	"contract" text NOT NULL,
	"name" text,
	"symbol" text,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "nft_collections_contract" PRIMARY KEY("chain_id","contract")
);
--> statement-breakpoint
CREATE TABLE "nft_metadata" (
	"chain_id" text NOT NULL,
	"contract" text NOT NULL,
	"token_id" numeric(78, 0) NOT NULL,
	"document" jsonb,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "nft_metadata_item" PRIMARY KEY("chain_id","contract","token_id")
);
--> statement-breakpoint
CREATE TABLE "nft_scans" (
	"chain_id" text NOT NULL,
	"account" text NOT NULL,
	"lowest" bigint NOT NULL,
	"highest" bigint NOT NULL,
	CONSTRAINT "nft_scans_account" PRIMARY KEY("chain_id","account")
);
--> statement-breakpoint
CREATE TABLE "received_nfts" (
	"chain_id" text NOT NULL,
	"account" text NOT NULL,
	"contract" text NOT NULL,
	"token_id" numeric(78, 0) NOT NULL,
	"standard" text NOT NULL,
	CONSTRAINT "received_nfts_item" PRIMARY KEY("chain_id","account","contract","token_id","standard")
);
