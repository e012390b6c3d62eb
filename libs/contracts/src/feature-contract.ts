/** Version of what shell and remotes expect of each other; a remote of another major or a newer minor version is refused. */
export const FEATURE_CONTRACT_VERSION = '1.0.0';
