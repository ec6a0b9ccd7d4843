/**
 * What contracts and remotes use of zod. In a federated build `zod/mini` stands for these, so that not every remote
 * brings the library along; another name of it must be added here first.
 */
export {
  array as zArray,
  boolean as zBoolean,
  discriminatedUnion as zDiscriminatedUnion,
  email as zEmail,
  enum as zEnum,
  extend as zExtend,
  int as zInt,
  literal as zLiteral,
  maximum as zMaximum,
  maxLength as zMaxLength,
  minimum as zMinimum,
  minLength as zMinLength,
  multipleOf as zMultipleOf,
  never as zNever,
  null as zNull,
  nullable as zNullable,
  number as zNumber,
  object as zObject,
  omit as zOmit,
  optional as zOptional,
  overwrite as zOverwrite,
  record as zRecord,
  refine as zRefine,
  regex as zRegex,
  strictObject as zStrictObject,
  string as zString,
  union as zUnion,
  unknown as zUnknown,
} from 'zod/mini'
