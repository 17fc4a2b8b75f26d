import { createHash } from 'node:crypto'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { contentLine } from '../src/recovery/RecoveryFile'
import type { BundledPackages } from './BundledPackages'

/**
 * Returns the page of a recovery file without a wallet: one file that loads nothing and may send nothing.
 *
 * @param config - Settings of the site's build that the page shares.
 * @param packages - Collects the packages in the page, whose licenses it contains.
 */
export async function recoveryFile(
  { plugins = [], ...config }: Pick<InlineConfig, 'root' | 'resolve' | 'plugins'>,
  packages: BundledPackages,
): Promise<string> {
  const built = await build({
    ...config,
    plugins: [...plugins, packages.collect()],
    configFile: false,
    publicDir: false,
    envDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      write: false,
      sourcemap: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'src/recovery/main.ts',
        output: { format: 'iife', codeSplitting: false },
        // Only the helper that preloads files reads it, and there are no files.
        transform: { define: { 'import.meta': '{}' } },
      },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  const [script, ...others] = output
  if (others.length > 0) throw new Error(`The recovery file needs ${others.map(({ fileName }) => fileName).join(', ')}`)
  return pageOf(script.code.trim(), packages.notice())
}

function pageOf(script: string, notice: string): string {
  if (/<\/script|<!--/i.test(script) || /--!?>/.test(notice)) throw new Error('A text would end its element')
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="referrer" content="no-referrer" />
    <title>Recovery file</title>
  </head>
  <body>
    <div id="root"></div>
    <noscript>This file needs a browser that runs scripts.</noscript>
    ${contentLine('null')}
    <script>${script}</script>
  </body>
</html>
<!--
${notice}-->
`
}
