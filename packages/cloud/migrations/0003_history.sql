CREATE TABLE "indexed_blocks" (
	"chain_id" text NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "indexed_blocks_place" PRIMARY KEY("chain_id","number")
);
--> statement-breakpoint
CREATE TABLE "indexed_chains" (
	"chain_id" text PRIMARY KEY NOT NULL,
	"first_block" bigint,
	"next_block" bigint,
	"last_hash" text,
	"holder" text,
	"held_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "indexed_participants" (
	"chain_id" text NOT NULL,
	"address" text NOT NULL,
	"block_number" bigint NOT NULL,
	"transaction_index" integer NOT NULL,
	CONSTRAINT "indexed_participants_place" PRIMARY KEY("chain_id","address","block_number","transaction_index")
);
--> statement-breakpoint
CREATE TABLE "indexed_transactions" (
	"chain_id" text NOT NULL,
	"block_number" bigint NOT NULL,
	"transaction_index" integer NOT NULL,
	"hash" text NOT NULL,
	"from_address" text NOT NULL,
	"to_address" text,
	"contract_address" text,
	"selector" text NOT NULL,
	"nonce" bigint NOT NULL,
	"is_success" boolean NOT NULL,
	"value" numeric(78, 0) NOT NULL,
	"fee" numeric(78, 0) NOT NULL,
	"mined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "indexed_transactions_place" PRIMARY KEY("chain_id","block_number","transaction_index")
);
--> statement-breakpoint
CREATE TABLE "indexed_transfers" (
	"chain_id" text NOT NULL,
	"block_number" bigint NOT NULL,
	"transaction_index" integer NOT NULL,
	"log_index" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"token" text,
	"token_id" numeric(78, 0),
	"from_address" text NOT NULL,
	"to_address" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	CONSTRAINT "indexed_transfers_place" PRIMARY KEY("chain_id","block_number","transaction_index","log_index","position")
);
--> statement-breakpoint
CREATE INDEX "indexed_participants_block" ON "indexed_participants" USING btree ("chain_id","block_number");--> statement-breakpoint
CREATE INDEX "indexed_transfers_to" ON "indexed_transfers" USING btree ("chain_id","to_address","kind");--> statement-breakpoint
CREATE INDEX "indexed_transfers_from" ON "indexed_transfers" USING btree ("chain_id","from_address","kind");