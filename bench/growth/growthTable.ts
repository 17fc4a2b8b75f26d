import { markdownTable } from '../modal/markdownTable.ts'
import type { Course, GrowthResults, GrowthSeries } from './GrowthResults.ts'

const columns = ['heap', 'nodes', 'listeners'] as const

/** Returns a table of how the page grew, with one row per series. */
export function growthTable({ series }: GrowthResults): string {
  return markdownTable(
    ['what', 'heap, MB', 'nodes', 'listeners', 'time, ms', 'as it should'],
    series.map(one => [
      one.label,
      ...columns.map(column => cell(one.courses.find(({ measure }) => measure === column))),
      times(one),
      one.courses.every(({ holds }) => holds) ? 'yes' : `no: ${broken(one)}`,
    ]),
  )
}

function cell(course: Course | undefined): string {
  if (!course) return '–'
  const digits = course.unit === 'MB' ? 2 : 0
  const [first, last] = [course.first.toFixed(digits), course.last.toFixed(digits)]
  return `${first === last ? first : `${first} → ${last}`}, ${course.verdict}`
}

function times({ courses }: GrowthSeries): string {
  return courses
    .filter(({ unit }) => unit === 'ms')
    .map(course => `${course.measure} ${cell(course)}`)
    .join('; ')
}

function broken({ courses }: GrowthSeries): string {
  return courses
    .filter(({ holds }) => !holds)
    .map(({ measure }) => measure)
    .join(', ')
}
