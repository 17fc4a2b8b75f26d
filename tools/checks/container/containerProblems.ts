import { parse } from 'yaml'

const PINNED = /^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/

interface Service {
  readonly image?: string
  readonly build?: unknown
  readonly ports?: readonly string[]
  readonly environment?: Readonly<Record<string, unknown>>
  readonly healthcheck?: unknown
  readonly restart?: string
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
}

/** Returns how a Dockerfile breaks our rules, one message per problem. */
export function dockerfileProblems(text: string): string[] {
  const instructions = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter(Boolean)
  const [last = ''] = instructions.flatMap((line, index) => (/^FROM /.test(line) ? [`${index}`] : [])).slice(-1)
  const final = instructions.slice(Number(last))
  const user = final.findLast(line => line.startsWith('USER '))?.slice(5)
  const unpinned = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image).filter(one => !PINNED.test(one))
  return [
    ...unpinned.map(image => `'${image}' isn't pinned by digest`),
    ...(user === undefined || /^(root|0)\b/.test(user) ? ['the program runs as root'] : []),
    ...(final.some(line => line.startsWith('HEALTHCHECK ')) ? [] : ['has no health check']),
    ...(final.some(line => line.startsWith('RUN ') && /\b(npm|pnpm|npx|apt-get|curl|wget)\b/.test(line))
      ? ['the image installs programs outside the build stage']
      : []),
    ...(/^ADD /m.test(text) ? ['ADD can download'] : []),
    ...(/\bnpm (i|install)\b|\bnpx\b|\bcurl\b|\bwget\b/.test(text) ? ['installs or downloads without a lockfile'] : []),
    ...(instructions.some(line => /pnpm install/.test(line) && !line.includes('--frozen-lockfile'))
      ? ['pnpm can change the lockfile']
      : []),
  ]
}

/** Returns how a compose file breaks our rules, one message per problem. */
export function composeProblems(text: string): string[] {
  const { services } = parse(text, { merge: true }) as { services: Readonly<Record<string, Service>> }
  return Object.entries(services).flatMap(([name, service]) => {
    const isOurs = service.build !== undefined
    const { image = '', ports = [], environment = {}, security_opt: options = [] } = service
    const secrets = Object.entries(environment).filter(
      ([key, value]) => /PASSWORD|SECRET|TOKEN|KEY/.test(key) && !/^\$\{\w+:[?-]/.test(String(value)),
    )
    return [
      ...(isOurs || PINNED.test(image) ? [] : [`${name}: '${image}' isn't pinned by digest`]),
      ...(isOurs || service.healthcheck ? [] : [`${name} has no health check`]),
      ...(service.restart === 'unless-stopped' ? [] : [`${name} doesn't restart`]),
      ...(options.includes('no-new-privileges:true') ? [] : [`${name} can gain privileges`]),
      ...(isOurs && service.read_only !== true ? [`${name} can change its image's files`] : []),
      ...(isOurs && !service.cap_drop?.includes('ALL') ? [`${name} keeps capabilities`] : []),
      ...ports.filter(port => !port.startsWith('127.0.0.1:')).map(port => `${name} opens ${port} to the network`),
      ...secrets.map(([key]) => `${name} contains ${key}`),
    ]
  })
}
