import org.junit.runner.Description;
import org.junit.runner.JUnitCore;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunListener;

/** Prints one line a test: pass or fail, the class and the method. */
public class Runner extends RunListener {
    private boolean failed;

    public static void main(String[] classes) throws Exception {
        JUnitCore core = new JUnitCore();
        core.addListener(new Runner());
        for (String name : classes) {
            core.run(Class.forName(name));
        }
        System.exit(0);
    }

    @Override
    public void testStarted(Description test) {
        failed = false;
    }

    @Override
    public void testFailure(Failure failure) {
        failed = true;
        if (failure.getDescription().getMethodName() == null) {
            System.out.println("\nTEST fail " + failure.getDescription().getClassName() + "#");
        }
    }

    @Override
    public void testAssumptionFailure(Failure failure) {
        failed = true;
    }

    @Override
    public void testFinished(Description test) {
        System.out.println("\nTEST " + (failed ? "fail " : "pass ") + test.getClassName() + "#" + test.getMethodName());
    }
}
