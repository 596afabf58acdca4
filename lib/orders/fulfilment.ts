export const fulfilments = ['pickup', 'delivery'] as const
export type Fulfilment = (typeof fulfilments)[number]
