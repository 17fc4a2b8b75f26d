import { allSettings } from '../server/allSettings'
import { SERVICES } from '../server/services'
import type { Setting } from '../services/Setting'

const COMMANDS = `OpenAppKit cloud: relay, wallet directory, project settings, JSON-RPC proxy, balances, history, names and
analytics on one port.

  openappkit-cloud [start] [--port 4400] [--host 127.0.0.1] [--data-directory <folder>]
                           [--public-url <url>]… [--chains <file>] [--prices <file>]
                           [--log-level info]
  openappkit-cloud projects list [--json]
  openappkit-cloud projects create --name <name> [settings]
  openappkit-cloud projects edit <id> [--name <name>] [settings]
  openappkit-cloud projects delete <id>
  openappkit-cloud keys add|swap|drop <attestation|sign-in|image-links|cursors>

Settings of a project
  --origin <origin>      A page that may use it, as in https://app.example or https://*.example. Repeat it for
                         several; together they replace those before. localhost may always use
                         it, but users sign in there only where you name it, as in http://localhost:3000.
  --sign-in-chain <id>   A chain that users may sign in on, as in eip155:1 or eip155:*. Repeat it for several; together
                         they replace those before. 'default': keys on any chain, contract accounts on the chains
                         of this server that aren't test chains.
  --feature <id>=<value> on, off, a list such as email,google, or unmanaged. Repeat it for several.
  --units-per-second <n>, --units-per-day <n>
                         What it may use over HTTP, or 'unlimited', or 'default'. A request costs a unit, and more
                         by its bytes, its JSON-RPC methods and what it makes the server fetch.
  --analytics on|off     Whether what pages report is stored.
  --enabled on|off       Off: nobody may use it.`

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
