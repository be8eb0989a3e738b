/** LAYOUT is the address of the worker that lays out graphs; the build puts it in. */
declare const LAYOUT: string
