// The OpenAPI document as the validator of a package reads it.
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { openApi } from '../api/platform/documents/openapi.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(openApi(), 'openapi')

/** The faults in this value by a schema in `components.schemas`; empty when it is valid. */
export const faultsIn = (schema: string, value: unknown): string[] => {
  const validate = ajv.getSchema(`openapi#/components/schemas/${schema}`)
  if (!validate) return [`There is no schema ${schema}`]
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${schema}${instancePath} ${message}`)
}
