import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import type { Violation } from '../violation.ts'
import { lintWorkflow } from './lintWorkflow.ts'
import { workflowRules } from './rules.ts'
import { parseWorkflow } from './Workflow.ts'

const FOLDER = '.github/workflows'

/** Checks every workflow with actionlint and against our rules. */
export async function checkWorkflows(root: string): Promise<Violation[]> {
  const files = readdirSync(join(root, FOLDER)).sort()
  const found = files.map(name => checkWorkflow(`${FOLDER}/${name}`, readFileSync(join(root, FOLDER, name), 'utf8')))
  return (await Promise.all(found)).flat()
}

async function checkWorkflow(file: string, text: string): Promise<Violation[]> {
  const [error] = parseDocument(text).errors
  if (error) return [{ rule: 'yaml', file, message: error.message.split('\n', 1)[0] ?? '' }]
  const findings = await lintWorkflow(file, text)
  const workflow = parseWorkflow(file, text)
  return [
    ...findings.map(({ line, message }) => ({ rule: 'actionlint', file, line, message })),
    ...workflowRules.flatMap(({ name, check }) => check(workflow).map(message => ({ rule: name, file, message }))),
  ]
}
