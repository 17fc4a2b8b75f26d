import { everywhere, type Term } from './Term.ts'

const OUR = 'arm behavi col demean endeav fav flav harb hon hum lab neighb od rig rum sav splend vap vig'.split(' ')
const ISE =
  'apologi authori canonicali capitali categori centrali characteri customi emphasi equali finali formali generali initiali internationali itemi legali locali maximi memoi memori minimi moderni neutrali normali optimi organi penali personali prioriti randomi reali recogni saniti seriali speciali stabili standardi summari synchroni tokeni utili visuali'.split(
    ' ',
  )
const DOUBLE_L =
  'cancel channel dial equal fuel funnel initial label level marshal model signal total travel tunnel unravel'.split(
    ' ',
  )

const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\w*(?:${OUR.join('|')})our\\w*`, 'i'), 'color, behavior: -or'],
  [new RegExp(`\\w*(?:${ISE.join('|')})s(?:e|es|ed|er|ers|ing|able|ation|ations)`, 'i'), 'recognize, normalize: -ize'],
  [new RegExp(`(?:${DOUBLE_L.join('|')})l(?:ed|ing|er|ers)`, 'i'), 'canceled, labeled: one l'],
  [/(?:cent|fib|theat|calib|lit|met|kilomet|millimet)res?|cent(?:red|ring)/i, 'center, fiber: -er'],
  [/(?:licen|defen|offen|preten)ces?/i, 'license, defense: -se'],
  [/(?:analy|cataly|paraly)s(?:e|ed|er|ing)/i, 'analyze: -yze'],
  [/\w*(?:catalogue|analogue)s?/i, 'catalog, analog'],
]

const WORDS: Readonly<Record<string, string>> = {
  'judgements?': 'judgment',
  'acknowledgements?': 'acknowledgment',
  'artefacts?': 'artifact',
  ageing: 'aging',
  'grey(?:s|ed)?': 'gray',
  whilst: 'while',
  amongst: 'among',
  learnt: 'learned',
  spelt: 'spelled',
  'programmes?': 'program',
  'cheques?': 'check',
  'fulfils?': 'fulfill',
  'enrols?': 'enroll',
  'practis(?:e|es|ed|ing)': 'practice',
  'per cent': 'percent',
  focuss: 'focus',
}

/** British spellings. A family of words is only listed if every member is British. */
export const britishSpellings: readonly Term[] = [
  ...FAMILIES,
  ...Object.entries(WORDS).map(([source, use]) => [new RegExp(source, 'i'), use] as const),
].map(([pattern, use]) => ({ name: 'British spelling', pattern, use, scopes: everywhere }))
