import { Route, Routes } from '@berea/web/router';
import { ForgotPasswordPage } from './forgot-password-page.js';
import { LoginPage } from './login-page.js';
import { SignupPage } from './signup-page.js';

/** Any other address shows login and stays, so that its page is there after sign-in. */
export function SignedOutRoutes() {
  return (
    <Routes>
      <Route path="/signup" element={<SignupPage />} />
      <Route path="/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="*" element={<LoginPage />} />
    </Routes>
  );
}
