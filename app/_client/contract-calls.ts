import type { z } from 'zod'
import type { contract } from '@/app/api/v1/contract/table'

// Types only: of the contract, the browser gets no more than the method and path that a page itself names.

type Contract = typeof contract
type RouteOf<Spec extends { method: string; path: string }> = `${Spec['method']} ${Spec['path']}`
type Streams = {
  [
    Name in keyof Contract as Contract[Name] extends { answers: 'stream' } ? RouteOf<Contract[Name]> : never
  ]: Contract[Name]
}
/** What answers in the envelope; bare lists are for programs. */
type Calls = {
  [
    Name in keyof Contract as Contract[Name] extends { answers: string } ? never : RouteOf<Contract[Name]>
  ]: Contract[Name]
}

/** Method and path of a call, as the contract writes them. */
export type Route = keyof Calls
export type StreamRoute = keyof Streams

type ParamNames<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never
type ParamsOf<Spec> = Spec extends { params: z.ZodType; path: infer Path }
  ? { params: Record<ParamNames<Path>, string> }
  : unknown
type QueryOf<Spec> = Spec extends { query: infer Query extends z.ZodType }
  ? { query?: { [Name in keyof z.input<Query>]?: string } }
  : unknown
type BodyOf<Spec> = Spec extends { body: infer Input extends z.ZodType } ? { body: Typed<z.input<Input>> } : unknown
type FormOf<Spec> = Spec extends { form: { fields: infer Fields extends z.ZodType; files: infer Files } }
  ? { form: { [Name in keyof z.input<Fields>]: string } & { [Name in keyof Files]?: Blob | null } }
  : unknown
/** For which version a change is meant; without it, for whatever there is. */
type GuardOf<Spec> = Spec extends { versioned: true; method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' }
  ? { ifMatch?: number | undefined }
  : unknown
// What a schema prepares before it looks has no input type of its own; our pages send text.
type Typed<Input> = { [Field in keyof Input]: unknown extends Input[Field] ? string : Input[Field] }

type Argument<Parts> = unknown extends Parts ? [] : Partial<Parts> extends Parts ? [sent?: Parts] : [sent: Parts]

/** What a call must be handed besides its route: nothing, or its path's parameters, query, body or form. */
export type Sent<R extends Route> = Argument<
  ParamsOf<Calls[R]> & QueryOf<Calls[R]> & BodyOf<Calls[R]> & FormOf<Calls[R]> & GuardOf<Calls[R]>
>
export type StreamSent<R extends StreamRoute> = Argument<ParamsOf<Streams[R]>>

export type Answer<R extends Route> = z.output<Calls[R]['answer']>
export type Body<R extends Route> = BodyOf<Calls[R]> extends { body: infer Input } ? Input : never
export type Form<R extends Route> = FormOf<Calls[R]> extends { form: infer Fields } ? Fields : never
