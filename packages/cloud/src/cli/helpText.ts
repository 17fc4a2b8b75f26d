import { allSettings } from '../server/allSettings'
import { SERVICES } from '../server/services'
import type { Setting } from '../services/Setting'

const COMMANDS = `OpenAppKit cloud: relay, wallet directory, project settings, JSON-RPC proxy, balances, history, names and
analytics on one port.

  openappkit-cloud [start] [--port 4400] [--host 127.0.0.1] [--data-directory <folder>]
                           [--public-url <url>]… [--chains <file>] [--prices <file>]
                           [--swaps <file>] [--onramp <file>] [--log-level info]
  openappkit-cloud projects list [--json]
  openappkit-cloud projects create --name <name> [settings]
  openappkit-cloud projects edit <id> [--name <name>] [settings]
  openappkit-cloud projects delete <id>
  openappkit-cloud keys add|swap|drop <attestation|sign-in|image-links|cursors|onramp|pay>
  openappkit-cloud wallet-keys
  openappkit-cloud escrow [--port 4410] [--host 127.0.0.1]

All commands
  --data-directory <folder>
                         Data folder of the built-in Postgres. If you pass it to start, pass it to projects and keys
                         too.

Settings of a project
  --origin <origin>      An allowed origin, such as https://app.example or https://*.example. Repeat it for several;
                         together they replace the current ones. localhost is always allowed, but users can
                         sign in there only if you add it, for example as http://localhost:3000.
  --add-origin <origin>  An allowed origin to add to the current ones. Repeat it for several.
  --sign-in-chain <id>   A chain that users can sign in on, such as eip155:1 or eip155:*. Repeat it for several;
                         together they replace the current ones. 'default': keys on any chain, and contract
                         accounts on this server's chains except test chains.
  --feature <id>=<value> on, off, a list such as email,google, or unmanaged. Repeat it for several.
  --units-per-second <n>, --units-per-day <n>
                         HTTP quota: a number, 'unlimited' or 'default'. A request costs at least one unit, and more
                         for its bytes, its JSON-RPC methods and what the server fetches for it.
  --analytics on|off     Whether to store analytics.
  --enabled on|off       Whether the project accepts requests.`

const COLUMN = 25
const WIDTH = 118

/** Returns the text of `--help`: the commands, then the server's variables by heading. */
export function helpText(settings: readonly Setting[] = allSettings(SERVICES)): string {
  const sections = new Map<string, string[]>()
  for (const setting of settings) {
    const { heading = 'Environment' } = setting
    sections.set(heading, [...(sections.get(heading) ?? []), describe(setting)])
  }
  const variables = [...sections].map(([heading, entries]) => [heading, ...entries].join('\n'))
  return `${[COMMANDS, ...variables].join('\n\n')}\n`
}

function describe({ variables, help }: Setting): string {
  const names = `  ${variables.map(({ name }) => name).join(', ')}`
  const [first = '', ...rest] = linesOf(help).map(line => ' '.repeat(COLUMN) + line)
  // A long list of names gets its own line.
  if (names.length >= COLUMN) return [names, first, ...rest].join('\n')
  return [names + first.slice(names.length), ...rest].join('\n')
}

function linesOf(text: string): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line === undefined || COLUMN + line.length + 1 + word.length > WIDTH) lines.push(word)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines
}
