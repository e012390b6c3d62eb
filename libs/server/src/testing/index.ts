export { createTestDatabase, type TestDatabase } from './test-database.js';
export { TestIssuer, type TestUser } from './test-issuer.js';
export { startTestService, type TestService } from './test-service.js';
