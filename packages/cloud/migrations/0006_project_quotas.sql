ALTER TABLE "projects" ADD COLUMN "quota" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "projects" SET "allowed_origins" = '["http://localhost:*","https://localhost:*","http://127.0.0.1:*","https://127.0.0.1:*","http://[::1]:*","https://[::1]:*"]'::jsonb WHERE "id" = 'local' AND "allowed_origins" = '["*"]'::jsonb;
