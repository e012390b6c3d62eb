// A remote runs inside a shell only, which loads its feature; it has no page of its own.
export {};
