import { britishSpellings } from './britishSpellings.ts'
import { danglingReferences } from './danglingReferences.ts'
import { everywhere, prose, type Term } from './Term.ts'

/** Words that name a person or a party. */
const people: readonly Term[] = [
  { name: 'whoever', pattern: /who(m|so)?ever/i, use: 'the user, the wallet, the app', scopes: prose },
  {
    name: 'nobody',
    pattern: /nobody('s|’s)?/i,
    use: 'no one, or name what is missing: no user, no wallet',
    scopes: prose,
  },
  { name: 'nobody', pattern: /nobody/i, use: 'burn address', scopes: ['name'] },
  { name: 'somebody', pattern: /somebody('s|’s)?/i, use: 'a user, a client', scopes: prose },
  { name: 'someone who', pattern: /(someone|anyone|everybody|everyone) who/i, use: 'a user who', scopes: prose },
  { name: 'stranger', pattern: /strangers?('s|’s)?/i, use: 'third party', scopes: everywhere },
  { name: 'visitor', pattern: /visitors?('s|’s)?/i, use: 'user', scopes: everywhere },
  { name: 'he, she', pattern: /he|him|his|himself|she|hers?|herself/i, use: 'they, or the noun', scopes: prose },
  {
    name: 'page of a host',
    pattern:
      /(a|the|every|each|some|any) (host|hosts)('s|’s)? pages?|hosts?['’]s? pages?|pages? of (a|the|its|every|any|some) hosts?/i,
    use: 'app',
    scopes: prose,
  },
]

/** Human verbs for what code does. */
const verbs: readonly Term[] = [
  {
    name: 'tell',
    pattern: /told|tells|tell(?= (the|a|an|it|them|its|every|each|all|of)\b)/i,
    use: 'notify, emit, report, return, show',
    scopes: prose,
    unless: /\b(tell|told)[^.]*\bapart\b/i,
  },
  { name: 'tell', pattern: /tells?|told/i, use: 'notify, emit, report', scopes: ['name'] },
  {
    name: 'hear',
    pattern: /(un)?hear(s|d|ing)?/i,
    use: 'listen, receive, get the event',
    scopes: prose,
    unless: /screen[- ]?reader|assistive|aloud|announce/i,
  },
  { name: 'hear', pattern: /(un)?hear[sd]?/i, use: 'listen, receive', scopes: ['name'] },
  { name: 'speak', pattern: /speaks?|spoken/i, use: 'setLocale, messages, announced', scopes: ['name'] },
  { name: 'goodbye', pattern: /goodbyes?|good bye|farewells?/i, use: 'disconnect, close', scopes: everywhere },
  { name: 'asked for', pattern: /asked for/i, use: 'requested, or name who requests what', scopes: prose },
  {
    name: 'is asked',
    pattern: /(am|is|are|was|were|be|been|being|gets?) (\w+ )?asked(?! for\b)/i,
    use: 'request, prompt, query: with the actor as subject',
    scopes: prose,
  },
  { name: 'give back', pattern: /giv(e|es|en|ing) back|gave back/i, use: 'return', scopes: prose },
  { name: 'come to be', pattern: /c[oa]mes? to be|come into being|came about/i, use: 'is created', scopes: prose },
  { name: 'what holds', pattern: /what holds/i, use: 'the rule, the default', scopes: prose },
  {
    name: 'restore',
    pattern:
      /restor(e|es|ed|ing) ((\w+|'s|’s) ){0,3}(connections?|wallets?)|(connections?|wallets?) ((\w+) ){0,3}restor(ed|ing)|restorations?/i,
    use: 'reconnect',
    scopes: prose,
  },
  {
    name: 'restore',
    pattern: /restor(e|es|ed|ing|able|ation|ations)/i,
    use: 'reconnect',
    scopes: ['name'],
    unless: /snapshot|file|database|backup|focus|scroll/i,
  },
]

/** Private metaphors, and nouns for which the field has a different word. */
const nouns: readonly Term[] = [
  { name: 'door', pattern: /doors?/i, use: 'entry point', scopes: everywhere },
  { name: 'holdings', pattern: /holdings|(a|an|one|no|each|every) holding/i, use: 'assets, balances', scopes: prose },
  { name: 'holdings', pattern: /holdings?/i, use: 'assets, balances', scopes: ['name'] },
  { name: 'news', pattern: /news/i, use: 'update, event', scopes: everywhere },
  { name: 'standing', pattern: /standings?/i, use: 'status', scopes: ['name'] },
  { name: 'words', pattern: /words/i, use: 'messages', scopes: ['name'], unless: /seed|mnemonic|pass/i },
  {
    name: 'words',
    pattern: /(?<!\b(in|by) )(the|its|their|our|your|whose) words(?= (of|for|from|come)\b)|words of/i,
    use: 'messages, strings',
    scopes: prose,
    unless: /seed|mnemonic|recovery|sentence|in (the|its|their|our) words/i,
  },
  { name: 'later', pattern: /later/i, use: 'lazy, deferred', scopes: ['name'] },
  { name: 'patience', pattern: /patience/i, use: 'timeout', scopes: everywhere },
  { name: 'desk', pattern: /desks?/i, use: 'service', scopes: ['name'] },
  { name: 'house', pattern: /houses?/i, use: 'gateway', scopes: ['name'], unless: /click house/i },
  { name: 'guest', pattern: /guests?/i, use: 'client', scopes: ['name'] },
  { name: 'place', pattern: /(?<![A-Z]\w* In )\bPlaces?/, use: 'cursor, client key, state', scopes: ['name'] },
  { name: 'question', pattern: /questions?/i, use: 'query', scopes: ['name'] },
  { name: 'trial', pattern: /trials?/i, use: 'simulation', scopes: ['name'] },
  { name: 'owner', pattern: /^([A-Z]\w* )+Owner$/, use: 'callbacks, dependencies', scopes: ['name'] },
  { name: 'informal', pattern: /informal/i, use: 'legacy', scopes: ['name'] },
  { name: 'informal', pattern: /informal(?= (sign-in )?messages?\b)/i, use: 'legacy', scopes: prose },
  { name: 'proper address', pattern: /proper address(es)?/i, use: 'checksum address', scopes: everywhere },
  { name: 'given', pattern: /^given$/i, use: 'input', scopes: ['name'] },
  { name: 'orUnasked', pattern: /or unasked/i, use: 'wrapRpcError', scopes: ['name'] },
  { name: 'orFailure', pattern: /or failure/i, use: 'wrapWalletError', scopes: ['name'] },
  { name: 'atMost', pattern: /^(at most|within)$/i, use: 'withTimeout', scopes: ['name'] },
]

/** Adverbs, punctuation and sentence forms. */
const style: readonly Term[] = [
  {
    name: 'clause as subject',
    pattern: /^\W*(What|Who|Whatever|Whichever)(?=[^?]*\.\W*$)/,
    use: 'a noun with its verb: "The fee that …", "Returns the …"',
    scopes: ['text'],
  },
  {
    name: 'at once',
    pattern: /at once/i,
    use: 'immediately, at the same time',
    scopes: prose,
    unless:
      /\b(how many|as many|several|many|up to|both|all|everything|more than|two|three|four|five|\d+)\b[^.]*\bat once\b/i,
  },
  { name: 'anew', pattern: /anew/i, use: 'again', scopes: everywhere },
  { name: 'meanwhile', pattern: /meanwhile/i, use: 'while, during', scopes: everywhere },
  { name: 'not least', pattern: /not least/i, use: 'also, especially', scopes: prose },
  {
    name: 'in use',
    pattern: /in use/i,
    use: 'active, current, selected',
    scopes: prose,
    unless: /\b(port|address) (\w+ )?in use\b|\balready in use\b|EADDRINUSE/i,
  },
  { name: 'can not', pattern: /can not/i, use: "can't, cannot", scopes: prose },
  // German writes 'E-Mail'.
  { name: 'e-mail', pattern: /\b[eE]-mails?/, use: 'email', scopes: prose },
  {
    name: 'Latin',
    pattern: /(e\.g|i\.e|viz|cf|et al|N\.B)\.|etc\b\.?/i,
    use: 'for example, that is, and so on',
    scopes: prose,
  },
  { name: 'em dash', pattern: /(?<=\S )—(?= \S)/, use: 'a period, a comma or a verb', scopes: prose },
]

/** Every term to avoid. */
export const glossary: readonly Term[] = [
  ...people,
  ...verbs,
  ...nouns,
  ...style,
  ...britishSpellings,
  ...danglingReferences,
]
